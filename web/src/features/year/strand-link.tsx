import type { StrandLinkProps } from '@ecrin/ui/strand/strand.tsx';
import { Link } from 'wouter';

/** A day or a month of the drawing opens within the app. */
export const StrandLink = (props: StrandLinkProps) => <Link {...props} />;

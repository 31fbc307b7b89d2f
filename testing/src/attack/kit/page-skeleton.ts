import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements and names of attributes of a page, as a browser reads it; without its words. */
export const skeletonOf = (html: string): string => linesOf(parse(html)).join('\n');

const linesOf = (node: Node): readonly string[] => {
  const attributes = 'attrs' in node ? node.attrs.map(({ name }) => name).toSorted() : [];
  const inner = 'childNodes' in node ? node.childNodes.filter(isNoText).flatMap(linesOf) : [];
  return [[node.nodeName, ...attributes].join(' '), ...inner.map((line) => ` ${line}`)];
};

const isNoText = ({ nodeName }: Node): boolean => nodeName !== '#text';

/** Addresses that run something when they are followed. */
export const runningAddresses = (html: string): readonly string[] =>
  attributesOf(parse(html)).filter((value) => /^\s*(javascript|vbscript|data:text)/iu.test(value));

const attributesOf = (node: Node): readonly string[] => [
  ...('attrs' in node
    ? node.attrs.flatMap(({ name, value }) => (/^(href|src|action)$/.test(name) ? [value] : []))
    : []),
  ...('childNodes' in node ? node.childNodes.flatMap(attributesOf) : []),
];

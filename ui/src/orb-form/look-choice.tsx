import type { ComponentProps } from 'react';
import { OrbSphere } from '#orb-sphere/orb-sphere.tsx';
import styles from './orb-form.module.css';

type Look = Pick<ComponentProps<typeof OrbSphere>, 'pattern' | 'tint'>;
type Choices<Name extends keyof Look> = Readonly<{
  label: string;
  choices: readonly Readonly<{ value: Look[Name]; label: string }>[];
}>;

type SpheresProps = Readonly<{
  name: keyof Look;
  label: string;
  spheres: readonly Readonly<{ label: string; look: Look }>[];
  chosen: Look;
  onChoose: (look: Look) => void;
}>;

const Spheres = ({ name, label, spheres, chosen, onChoose }: SpheresProps) => (
  <fieldset className={styles['spheres']} aria-label={label}>
    {spheres.map(({ label: said, look }) => (
      <label key={look[name]}>
        <input
          type="radio"
          name={`orb-${name}`}
          aria-label={said}
          checked={chosen[name] === look[name]}
          onChange={() => onChoose(look)}
        />
        <OrbSphere {...look} size="xs" />
      </label>
    ))}
  </fieldset>
);

type LookChoiceProps = Readonly<{
  look: Look;
  engravings: Choices<'pattern'>;
  tints: Choices<'tint'>;
  onChange: (look: Look) => void;
}>;

/** The engraving and the tint of an orb, on the sphere they make. */
export const LookChoice = ({ look, engravings, tints, onChange }: LookChoiceProps) => (
  <div className={styles['look']}>
    <OrbSphere {...look} size="lg" />
    <div>
      <Spheres
        name="pattern"
        label={engravings.label}
        spheres={engravings.choices.map(({ value, label }) => ({ label, look: { ...look, pattern: value } }))}
        chosen={look}
        onChoose={onChange}
      />
      <Spheres
        name="tint"
        label={tints.label}
        spheres={tints.choices.map(({ value, label }) => ({ label, look: { ...look, tint: value } }))}
        chosen={look}
        onChoose={onChange}
      />
    </div>
  </div>
);

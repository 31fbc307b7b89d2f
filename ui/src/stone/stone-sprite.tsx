import { cuts, roughCut, type Cut } from './cuts.ts';
import styles from './stone.module.css';

const Facets = ({ fill, table, edges, shine }: Cut) => (
  <>
    <path className={styles['fill']} d={fill} />
    {table && <path className={styles['table']} d={table} />}
    {edges && <path className={styles['edges']} d={edges} />}
    {shine && <path className={styles['shine']} d={shine} />}
  </>
);

/** Every cut, once a page; a Stone only refers to it. */
export const StoneSprite = () => (
  <svg className={styles['sprite']} aria-hidden="true">
    {Object.entries<Cut>(cuts).map(([mood, cut]) => (
      <symbol key={mood} id={`stone-${mood}`} viewBox="0 0 24 24">
        <Facets {...cut} />
      </symbol>
    ))}
    <symbol id="stone-rough" viewBox="0 0 24 24">
      <Facets {...roughCut} />
    </symbol>
  </svg>
);

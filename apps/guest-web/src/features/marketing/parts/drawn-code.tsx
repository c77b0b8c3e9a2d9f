import type { Picture } from '../site';
import { token } from './token';
import styles from './drawing.module.css';

const SYMBOL = 'drawn-code';

/** The QR code of all drawings; the server fills its path. */
export function CodeSymbol() {
  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <symbol
        id={SYMBOL}
        viewBox={`0 0 ${token('codeSize')} ${token('codeSize')}`}
      >
        <path d={token('codePath')} shapeRendering="crispEdges" />
      </symbol>
    </svg>
  );
}

/** Fills the drawing's box. */
export function DrawnCode({
  picture: { code, width, height },
}: {
  picture: Picture;
}) {
  if (!code) return null;
  const { x, y, size, fill, turn } = code;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-code>
      <g transform={turn}>
        <use
          href={`#${SYMBOL}`}
          x={x}
          y={y}
          width={size}
          height={size}
          fill={fill}
        />
      </g>
    </svg>
  );
}

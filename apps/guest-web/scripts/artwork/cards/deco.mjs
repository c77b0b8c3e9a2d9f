import { pageOf, qrCode } from '../qr-code.mjs';
import { g, n, path, polar, rect, svg } from '../svg.mjs';

const NIGHT = '#131d33';
const GOLD = '#d3ae6c';
const LIGHT = '#f0dcb1';

/** Art Deco fans, steps and rays, gold on midnight blue. */
export function decoCard(letter, { names, day, asks }, language) {
  const [first, second] = names;
  const name = {
    hand: 'light',
    size: 64,
    x: 254,
    tracking: 11,
    fill: LIGHT,
    within: 384,
  };
  const small = { hand: 'strong', x: 250, fill: GOLD, within: 360 };
  const line = { fill: 'none', stroke: GOLD };
  return svg(
    500,
    700,
    rect([0, 0, 500, 700], { fill: NIGHT }),
    frame(18, { ...line, 'stroke-width': 2.4 }),
    frame(27, { ...line, 'stroke-width': 0.8 }),
    sun(250, 158, line),
    [0, 1].map((side) =>
      g(
        { transform: side ? 'matrix(1 0 0 -1 0 700)' : undefined },
        corner(line),
        g({ transform: 'matrix(-1 0 0 1 500 0)' }, corner(line)),
      ),
    ),
    letter(first.toLocaleUpperCase(language), { ...name, y: 268 }),
    path('M128 300h92M280 300h92', { ...line, 'stroke-width': 1 }),
    path('M250 288l12 12-12 12-12-12z', { ...line, 'stroke-width': 1.2 }),
    letter(second.toLocaleUpperCase(language), { ...name, y: 372 }),
    letter(day, { ...small, size: 15, y: 416, tracking: 2.6 }),
    path('M186 452l14-14h100l14 14v100l-14 14H200l-14-14z', { fill: LIGHT }),
    qrCode(pageOf(first, '281126', second), {
      x: 205,
      y: 457,
      size: 90,
      fill: NIGHT,
    }),
    asks.map((line, index) =>
      letter(line, {
        ...small,
        size: 14,
        y: 592 + 22 * index,
        tracking: 3.4,
        within: 236,
      }),
    ),
  );
}

/** A border with stepped corners. */
function frame(inset, attributes) {
  const [left, top, right, bottom] = [inset, inset, 500 - inset, 700 - inset];
  const step = 18;
  return path(
    `M${left + 2 * step} ${top}H${right - 2 * step}v${step}h${step}v${step}h${step}V${bottom - 2 * step}h-${step}v${step}h-${step}v${step}H${left + 2 * step}v-${step}h-${step}v-${step}h-${step}V${top + 2 * step}h${step}v-${step}h${step}z`,
    attributes,
  );
}

/** Rays over a half circle, long and short in turn. */
function sun(x, y, attributes) {
  const rays = Array.from({ length: 25 }, (_, index) => {
    const degrees = -90 + index * 7.5;
    const [fromX, fromY] = polar(x, y, 40, degrees);
    const [toX, toY] = polar(x, y, [104, 76, 90, 76][index % 4], degrees);
    return `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;
  });
  const arcs = [20, 28, 34].map(
    (radius) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
  );
  return g(
    { ...attributes, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
    path(rays.join('')),
    path(`${arcs.join('')}M${x - 108} ${y}h216M${x - 84} ${y + 7}h168`),
  );
}

/** Nested scallops, as on a theatre's ceiling. */
function corner(attributes) {
  const arcs = [1, 2, 3, 4].map(
    (ring) =>
      `M64 ${64 + ring * 15}a${ring * 15} ${ring * 15} 0 0 0 ${ring * 15}-${ring * 15}`,
  );
  return path(`${arcs.join('')}M64 132V64h68`, {
    ...attributes,
    'stroke-width': 1,
    opacity: '0.85',
  });
}

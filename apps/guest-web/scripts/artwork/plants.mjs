import { chance, circle, g, n, path, through } from './svg.mjs';

/**
 * Point and direction (radians) on a smooth line through points, at `share` of
 * it, 0 to 1.
 */
function alongLine(points, share) {
  const place = Math.min(Math.max(share, 0), 0.9999) * (points.length - 1);
  const index = Math.floor(place);
  const t = place - index;
  const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
    (offset) =>
      points[Math.min(Math.max(index + offset, 0), points.length - 1)],
  );
  const at = (axis) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  const slope = (axis) =>
    0.5 *
    (p2[axis] -
      p0[axis] +
      2 * (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t +
      3 * (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t);
  return { x: at(0), y: at(1), angle: Math.atan2(slope(1), slope(0)) };
}

/** A leaf from its stalk outwards, slightly bent. */
export function leaf({ x, y, angle, length, width, bend = 0.12 }, attributes) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along, across) =>
    `${n(x + along * cos - across * sin)} ${n(y + along * sin + across * cos)}`;
  const tip = at(length, length * bend);
  return path(
    `M${n(x)} ${n(y)}C${at(length * 0.25, -width)} ${at(length * 0.7, -width * 0.8)} ${tip}C${at(length * 0.75, width * 0.9)} ${at(length * 0.3, width)} ${n(x)} ${n(y)}z`,
    attributes,
  );
}

/**
 * A branch of narrow leaves in pairs, smaller towards the tip, with some fruit.
 */
export function oliveBranch(
  points,
  { seed, pairs, length, colors, stem, fruit },
) {
  const random = chance(seed);
  const parts = [
    path(through(points), {
      fill: 'none',
      stroke: stem,
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
    }),
  ];
  for (let pair = 0; pair < pairs; pair += 1) {
    const share = (pair + 0.6) / (pairs + 0.2);
    const place = alongLine(points, share);
    const size = length * (1 - share * 0.45) * random(0.85, 1.1);
    parts.push(leafPair(place, size, { colors, random }));
    if (fruit && pair % 3 === 1)
      parts.push(oliveOn(place, { fruit, stem, random }));
  }
  const tip = alongLine(points, 1);
  parts.push(
    leaf(
      { ...tip, length: length * 0.6, width: length * 0.09 },
      { fill: colors[0] },
    ),
  );
  return g({}, parts);
}

function leafPair({ x, y, angle }, length, { colors, random }) {
  return [-1, 1].map((side) => {
    const turn = angle + side * random(0.5, 0.85);
    const fill = colors[Math.floor(random(0, colors.length))];
    const bend = -side * 0.1;
    return leaf(
      { x, y, angle: turn, length, width: length * 0.16, bend },
      { fill },
    );
  });
}

function oliveOn({ x, y, angle }, { fruit, stem, random }) {
  const [fx, fy] = [x + random(-4, 4) + 7 * Math.sin(angle), y + 9];
  return [
    path(`M${n(x)} ${n(y)}L${n(fx)} ${n(fy)}`, {
      stroke: stem,
      'stroke-width': 0.8,
    }),
    circle(fx, fy + 4, 4.2, { fill: fruit }),
  ];
}

/** A blossom of round petals seen from above. */
export function blossom(
  x,
  y,
  radius,
  { petals = 5, turn = 0, color, shade, heart },
) {
  const parts = [];
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = turn + (petal * 2 * Math.PI) / petals;
    const [cx, cy] = [
      x + Math.cos(angle) * radius * 0.55,
      y + Math.sin(angle) * radius * 0.55,
    ];
    parts.push(
      circle(cx, cy, radius * 0.5, {
        fill: petal % 2 ? color : (shade ?? color),
      }),
    );
  }
  return g({}, parts, circle(x, y, radius * 0.22, { fill: heart }));
}

/** Colours of a rose, from its outer petals inwards. */
export const ROSES = [
  ['#c98a94', '#d9a5ab', '#e9c5c6', '#f6e1de'],
  ['#e3c3a4', '#eed5bb', '#f6e5d2', '#fcf3e7'],
  ['#a9566a', '#bd7080', '#d095a0', '#e6bcc2'],
];

/** A garden rose: petals in rings that close towards the middle. */
export function rose(x, y, radius, colors) {
  const rings = colors.map((color, ring) => {
    const size = radius * (1 - ring / (colors.length + 0.6));
    const petals = Math.max(3, 7 - ring * 2);
    return Array.from({ length: petals }, (_, petal) => {
      const angle = ((petal + ring * 0.5) * 2 * Math.PI) / petals;
      return circle(
        x + Math.cos(angle) * size * 0.42,
        y + Math.sin(angle) * size * 0.42,
        size * 0.58,
        { fill: color },
      );
    });
  });
  const curl = path(
    `M${n(x - radius * 0.16)} ${n(y)}c0-${n(radius * 0.2)} ${n(radius * 0.3)}-${n(radius * 0.2)} ${n(radius * 0.3)} 0s-${n(radius * 0.2)} ${n(radius * 0.22)}-${n(radius * 0.36)} ${n(radius * 0.12)}`,
    {
      fill: 'none',
      stroke: colors[0],
      'stroke-width': radius * 0.05,
      'stroke-linecap': 'round',
    },
  );
  return g({}, rings, curl);
}

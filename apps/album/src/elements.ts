const SVG = 'http://www.w3.org/2000/svg';
const ICONS = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  moving:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
};

type Icon = keyof typeof ICONS;
type Child = Element | undefined | false;
type Listeners = {
  [Type in keyof HTMLElementEventMap]?: (
    event: HTMLElementEventMap[Type],
  ) => void;
};

interface Options {
  attributes?: Record<string, string | number>;
  /** Guests' texts become text nodes, never markup. */
  text?: string;
  on?: Listeners;
}

/** Makes an element; children that are undefined or false are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { attributes = {}, text, on = {} }: Options,
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const key of Object.keys(attributes))
    made.setAttribute(key, String(attributes[key]));
  if (text !== undefined) made.textContent = text;
  for (const type of Object.keys(on))
    made.addEventListener(type, on[type as keyof Listeners] as EventListener);
  append(made, children);
  return made;
}

/** Puts children in the place of all that an element has. */
export function replace(parent: Element, children: readonly Child[]): void {
  parent.textContent = '';
  append(parent, children);
}

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) if (child) parent.appendChild(child);
}

/** Draws an icon that screen readers leave out. */
export function icon(name: Icon): SVGElement {
  const svg = document.createElementNS(SVG, 'svg') as SVGElement;
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `icon ${name}`);
  path.setAttribute('d', ICONS[name]);
  svg.appendChild(path);
  return svg;
}

/** Makes a round button with an icon; the label is for screen readers and the mouse. */
export function button(
  name: Icon,
  label: string,
  click: () => void,
): HTMLButtonElement {
  return element(
    'button',
    {
      attributes: {
        type: 'button',
        class: 'round',
        'aria-label': label,
        title: label,
      },
      on: { click },
    },
    [icon(name)],
  );
}

/** Says whether the reader wants no motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

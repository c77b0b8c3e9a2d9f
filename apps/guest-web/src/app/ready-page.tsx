import { lazy, useState, type ComponentType } from 'react';

export interface ReadyPage<Props> {
  Page: (props: Props) => React.ReactNode;
  preload: () => Promise<unknown>;
}

/** A page that loads by need. One that was loaded before it renders has no frame without it. */
export function readyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ReadyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => ({ default: (loaded = await load()) });
  const Late = lazy(preload) as ComponentType<Props>;
  return {
    preload,
    Page: function ReadyOrLate(props) {
      const [{ Shown }] = useState(() => ({ Shown: loaded ?? Late }));
      return <Shown {...props} />;
    },
  };
}

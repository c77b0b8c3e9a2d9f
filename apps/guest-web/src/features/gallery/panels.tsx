import type { Panel, PanelProps } from './panel';

export async function loadMenu(): Promise<Panel> {
  const part = await import('./menu/gallery-menu');
  await part.loadChoices();
  return part.GalleryMenu;
}

export async function loadShare(): Promise<Panel> {
  const part = await import('./share/share-panel');
  await part.loadChoices();
  return part.SharePanel;
}

export async function loadCull(): Promise<Panel> {
  const { CullMode } = await import('./cull/cull-mode');
  return function Cull({ removeSelected, ...props }: PanelProps) {
    return (
      removeSelected && <CullMode {...props} removeSelected={removeSelected} />
    );
  };
}

export async function loadShow(): Promise<Panel> {
  return (await import('./header/gallery-show')).GalleryShow;
}

import type { PanelMedia } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { AffectedList } from '../../ui/confirmation/affected-list';

/** Names the files' weddings, with the number of each. */
export function TouchedWeddings({ files }: { files: PanelMedia[] }) {
  const text = useText();
  const counts = new Map<string, number>();
  for (const { weddingPath } of files)
    counts.set(weddingPath, (counts.get(weddingPath) ?? 0) + 1);
  const names = [...counts].map(([wedding, smart_count]) =>
    text('media.ofWedding', { wedding, smart_count }),
  );
  return <AffectedList names={names} />;
}

import { useText } from '../i18n/use-text';
import { PageHeading } from '../ui/page/page-heading';
import { MediaPanel } from './media-panel';

/** The photos and videos of all weddings, those first that need a look. */
export function MediaList() {
  const text = useText();
  return (
    <>
      <PageHeading title={text('tabs.media')} />
      <MediaPanel />
    </>
  );
}

import { Arrivals, type ArrivalsProps } from './arrivals';
import { NewsLine, type NewsLineProps } from './news-line';

export { loadChoices } from '../../../shared/i18n/choices';

export type NewsProps = Omit<ArrivalsProps, 'arrivals'> & NewsLineProps;

/** Photos that come while the page is open, and those since the last look. */
export function News({ feed, sort, hash, listing }: NewsProps) {
  return (
    <>
      <Arrivals feed={feed} arrivals={listing.arrivals} sort={sort} />
      <NewsLine hash={hash} listing={listing} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { useFavourites } from '../../../shared/media/marks/favourites';
import { useCountText } from '../../../shared/media/marks/favourites-count';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { Chip } from './chip';
import styles from './guest-heading.module.css';
import { useFilter } from './use-filter';

/** Above the favourites: how many there are, and how many both partners share. */
export function FavouritesHeading({ whole }: { whole: Listing }) {
  const { hearts } = useFilter().filter;
  return hearts !== undefined && <Heading whole={whole} />;
}

function Heading({ whole }: { whole: Listing }) {
  const { t } = useTranslation();
  const { filter, change } = useFilter();
  const favourites = useFavourites(whole);
  const hasTwo = (useMarks()?.names.length ?? 0) > 0;
  const text = useCountText(favourites?.all.length ?? 0);
  if (!favourites) return null;
  return (
    <section className={styles.guest} aria-label={t('cull.review')}>
      <h2 className={styles.title}>{text}</h2>
      {hasTwo && favourites.isOfTwo && (
        <div className={styles.chips}>
          {(['both', 'one'] as const).map((hearts) => (
            <Chip
              key={hearts}
              isOn={filter.hearts === hearts}
              onPress={() =>
                change({ hearts: filter.hearts === hearts ? 'any' : hearts })
              }
            >
              {t(`favourites.${hearts}`, { number: favourites[hearts].length })}
            </Chip>
          ))}
        </div>
      )}
    </section>
  );
}

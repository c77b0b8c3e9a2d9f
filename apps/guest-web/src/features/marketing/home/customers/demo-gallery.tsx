import linkStyles from '../../parts/call-link.module.css';
import { Section } from '../../parts/section';
import { Each, If, token } from '../../parts/token';
import { useTexts } from '../../site';
import styles from './demo-gallery.module.css';

/** The demo wedding's gallery, if it exists. */
export function DemoGallery() {
  const { demo } = useTexts();
  return (
    <If name="demoGallery">
      <Section id="gallery" title={demo.title} text={demo.text}>
        <ul className={styles.photos}>
          <Each name="demoPhotos">
            <li>
              <img
                src={token('demoPhotos.url')}
                width={token('demoPhotos.width')}
                height={token('demoPhotos.height')}
                alt={demo.alt}
                loading="lazy"
                decoding="async"
              />
            </li>
          </Each>
        </ul>
        <p className={styles.more}>
          <a
            className={`${linkStyles.link} ${linkStyles.quiet}`}
            href={token('demoGallery')}
          >
            {demo.gallery}
          </a>
        </p>
      </Section>
    </If>
  );
}

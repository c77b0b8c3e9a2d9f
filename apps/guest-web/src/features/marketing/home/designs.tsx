import { Carousel } from '../parts/carousel';
import { Drawing } from '../parts/drawing';
import { Section } from '../parts/section';
import { If } from '../parts/token';
import { useTexts } from '../site';
import styles from './showcase.module.css';

const DESIGNS = ['botanical', 'deco', 'modern', 'tile'] as const;

export function Designs() {
  const { designs } = useTexts();
  return (
    <Section id="designs" title={designs.title} text={designs.text}>
      <Carousel label={designs.title} className={styles.designs}>
        {DESIGNS.map((design) => {
          const { name, text } = designs.items[design];
          return (
            <li key={design}>
              <figure className={styles.card}>
                <Drawing
                  name={`card-${design}`}
                  alt={`${name}: ${text}`}
                  className={styles.paper}
                />
                <figcaption>
                  <h3 className={styles.name}>{name}</h3>
                  <p className={styles.text}>{text}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </Carousel>
      <If name="demo">
        <p className={styles.scan}>{designs.scan}</p>
      </If>
    </Section>
  );
}

import { Carousel } from '../../parts/carousel';
import { Drawing } from '../../parts/drawing';
import { Section } from '../../parts/section';
import { useTexts } from '../../site';
import { COUPLES, type Scene } from './couples';
import styles from '../showcase.module.css';

const SCENES = Object.keys(COUPLES) as Scene[];

export function Customers() {
  const { customers } = useTexts();
  return (
    <Section
      id="customers"
      title={customers.title}
      text={customers.text}
      isRaised
    >
      <Carousel label={customers.title} className={styles.customers}>
        {SCENES.map((scene) => (
          <li key={scene}>
            <figure className={styles.phone}>
              <Drawing
                name={`page-${scene}`}
                alt={altOf(customers.alt, scene, customers.items[scene])}
              />
              <figcaption className={styles.caption}>
                {customers.items[scene]}
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

function altOf(pattern: string, scene: Scene, place: string): string {
  return pattern
    .replace('{{couple}}', COUPLES[scene])
    .replace('{{scene}}', place);
}

import { Carousel } from '../../parts/carousel';
import { Section } from '../../parts/section';
import { Each, If, token, Unless } from '../../parts/token';
import { useTexts } from '../../site';
import styles from './testimonials.module.css';

/** Marked samples, until TESTIMONIALS_FILE is set. */
const SAMPLE_NAMES = {
  one: 'Elif & Can',
  two: 'Zeynep & Emre',
  three: 'Derya & Burak',
  four: 'Ləman & Orxan',
  five: 'Giulia & Marco',
  six: 'Selin & Kaan',
  seven: 'Merve & Tobias',
  eight: 'Sophie & James',
  nine: 'Ελένη & Νίκος',
  ten: 'Айгерім & Данияр',
} as const;

export function Testimonials() {
  const { testimonials } = useTexts();
  return (
    <Section id="testimonials" title={testimonials.title}>
      <Unless name="testimonials">
        <p className={styles.sample}>{testimonials.sample}</p>
      </Unless>
      <Carousel label={testimonials.title}>
        <Each name="testimonials">
          <li>
            <Testimonial
              quote={token('testimonials.quote')}
              name={token('testimonials.name')}
              isOwn
            />
          </li>
        </Each>
        <Unless name="testimonials">
          {Object.entries(SAMPLE_NAMES).map(([sample, name]) => (
            <li key={sample}>
              <Testimonial
                quote={testimonials.quotes[sample as keyof typeof SAMPLE_NAMES]}
                name={name}
              />
            </li>
          ))}
        </Unless>
      </Carousel>
    </Section>
  );
}

function Testimonial({
  quote,
  name,
  isOwn = false,
}: {
  quote: string;
  name: string;
  isOwn?: boolean;
}) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <span className={styles.name}>{name}</span>
        {isOwn && (
          <If name="testimonials.occasion">
            <span className={styles.occasion}>
              {token('testimonials.occasion')}
            </span>
          </If>
        )}
      </figcaption>
    </figure>
  );
}

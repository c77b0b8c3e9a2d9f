import { Customers } from './customers/customers';
import { Designs } from './designs';
import { Features } from './features';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { PriceCard } from './price-card';
import { Steps } from './steps';
import { Testimonials } from './customers/testimonials';

/**
 * Answers the questions of a couple in their order (specification section 2).
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <Steps />
      <Designs />
      <Customers />
      <PriceCard />
      <Features />
      <Testimonials />
      <FinalCall />
    </>
  );
}

import { Customers } from './customers/customers';
import { DemoGallery } from './customers/demo-gallery';
import { Designs } from './designs';
import { Faq } from './faq/faq';
import { Features } from './features';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { PriceCard } from './price-card';
import { Steps } from './steps';
import { CodeSymbol } from '../parts/drawn-code';
import { Testimonials } from './customers/testimonials';

/** The sections follow a couple's questions (specification section 2). */
export function HomePage() {
  return (
    <>
      <CodeSymbol />
      <Hero />
      <Steps />
      <Designs />
      <Customers />
      <DemoGallery />
      <PriceCard />
      <Features />
      <Testimonials />
      <Faq />
      <FinalCall />
    </>
  );
}

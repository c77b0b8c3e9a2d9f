import { useTexts } from '../site';
import { PlainPage } from './plain-page';

export function NotFoundPage() {
  const { notFound } = useTexts();
  return (
    <PlainPage title={notFound.title} description={notFound.text}>
      {null}
    </PlainPage>
  );
}

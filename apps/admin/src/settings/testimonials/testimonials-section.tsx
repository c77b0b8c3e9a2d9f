import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { Section } from '../../ui/page/section';
import { ReadState } from '../../ui/page/read-state';
import { TestimonialsForm } from './testimonials-form';

/** The homepage's testimonials. */
export function TestimonialsSection() {
  const text = useText();
  const panel = usePanel();
  const read = useQuery({
    queryKey: ['testimonials'],
    queryFn: ({ signal }) => panel.fetchTestimonials(signal),
    refetchOnWindowFocus: false,
  });
  const { data } = read;
  return (
    <Section title={text('testimonials.title')} sx={{ mt: 3 }}>
      {data && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {data.testimonials.length > 0
              ? text('testimonials.shown')
              : text(
                  data.hasFile ? 'testimonials.file' : 'testimonials.samples',
                )}
          </Typography>
          <TestimonialsForm
            key={JSON.stringify(data.testimonials)}
            saved={data.testimonials}
          />
        </>
      )}
      <ReadState read={read} unread={text('testimonials.loadFailed')} />
    </Section>
  );
}

import { Box, Button } from '@mui/material';
import { MAX_TESTIMONIALS, type PanelTestimonial } from '@hatira/contract';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { LeaveQuestion } from '../../ui/page/leave-question';
import { TestimonialFields } from './testimonial-fields';

const EMPTY: PanelTestimonial = { quote: '', name: '', occasion: '' };

/** Edits all of them, and saves them together. */
export function TestimonialsForm({ saved }: { saved: PanelTestimonial[] }) {
  const text = useText();
  const { drafts, edit, add, remove, discard } = useDrafts(saved);
  const [isChecked, setChecked] = useState(false);
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(saved);
  const saving = useChange(
    (panel, list: PanelTestimonial[]) => panel.changeTestimonials(list),
    {
      success: text('testimonials.saved'),
      failure: text('testimonials.saveFailed'),
      stale: ['testimonials'],
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!saving.isPending && drafts.every(isComplete)) saving.mutate(drafts);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {drafts.map((draft, index) => (
          <TestimonialFields
            key={index}
            number={index + 1}
            draft={draft}
            isChecked={isChecked}
            onChange={(changed) => edit(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="outlined"
          disabled={drafts.length >= MAX_TESTIMONIALS}
          onClick={add}
        >
          {text('testimonials.add')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button color="inherit" disabled={!isChanged} onClick={discard}>
          {text('testimonials.discard')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!isChanged}
          aria-busy={saving.isPending}
        >
          {text('testimonials.save')}
        </Button>
      </Box>
      <LeaveQuestion
        isAsked={isChanged}
        body={text('testimonials.leaveBody')}
      />
    </form>
  );
}

function isComplete({ quote, name }: PanelTestimonial): boolean {
  return quote.trim() !== '' && name.trim() !== '';
}

function useDrafts(saved: PanelTestimonial[]) {
  const [drafts, setDrafts] = useState(saved);
  return {
    drafts,
    edit: (place: number, changed: Partial<PanelTestimonial>) =>
      setDrafts((list) =>
        list.map((draft, index) =>
          index === place ? { ...draft, ...changed } : draft,
        ),
      ),
    add: () => setDrafts((list) => [...list, EMPTY]),
    remove: (place: number) =>
      setDrafts((list) => list.filter((_, index) => index !== place)),
    discard: () => setDrafts(saved),
  };
}

import MailOutline from '@mui/icons-material/MailOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Undo from '@mui/icons-material/Undo';
import {
  Box,
  Button,
  Card,
  Chip,
  Link as MuiLink,
  Typography,
} from '@mui/material';
import type {
  ContactMessageStatus,
  PanelContactMessage,
} from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useChange } from '../ui/feedback/use-change';
import { formatDay, formatMoment } from '../ui/format';
import { EraseMessage } from './erase-message';
import { replyAddress } from './reply-address';

export function MessageCard({ message }: { message: PanelContactMessage }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { answeredAt, createdAt, email, name, status, weddingDate } = message;
  const isNew = status === 'new';
  const facts = [
    text('messages.weddingDate', { date: formatDay(weddingDate, language) }),
    text('messages.receivedAt', { date: formatMoment(createdAt, language) }),
    ...(answeredAt
      ? [
          text('messages.answeredAt', {
            date: formatMoment(answeredAt, language),
          }),
        ]
      : []),
  ];
  return (
    <Card
      component="li"
      aria-label={name}
      sx={{
        listStyle: 'none',
        p: { xs: 2, sm: 3 },
        borderLeft: 4,
        borderLeftColor: isNew ? 'primary.main' : 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <Typography
          variant="h3"
          component="h2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Chip
          size="small"
          color={isNew ? 'primary' : 'default'}
          label={text(isNew ? 'messages.new' : 'messages.answered')}
        />
        <MuiLink
          href={`mailto:${encodeURIComponent(email)}`}
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </MuiLink>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {facts.join(' · ')}
      </Typography>
      <Typography
        sx={{
          my: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '75ch',
        }}
      >
        {message.message}
      </Typography>
      <Actions message={message} />
    </Card>
  );
}

function Actions({ message }: { message: PanelContactMessage }) {
  const text = useText();
  const { mutate: mark } = useMark(message);
  const isNew = message.status === 'new';
  const reply = replyAddress({
    email: message.email,
    subject: text('messages.replySubject'),
    quoted: message.message,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="contained"
        component="a"
        href={reply}
        startIcon={<MailOutline />}
      >
        {text('messages.reply')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={isNew ? <MarkEmailRead /> : <Undo />}
        onClick={() => mark(isNew ? 'answered' : 'new')}
      >
        {text(isNew ? 'messages.markAnswered' : 'messages.reopen')}
      </Button>
      <EraseMessage message={message} />
    </Box>
  );
}

function useMark(message: PanelContactMessage) {
  const text = useText();
  const { id, name } = message;
  return useChange(
    (panel, status: ContactMessageStatus) =>
      panel.update<PanelContactMessage>('contact-messages', {
        id,
        data: { status },
        previousData: message,
      }),
    {
      success: (_, status) =>
        text(status === 'answered' ? 'messages.marked' : 'messages.reopened', {
          name,
        }),
      failure: text('messages.markFailed'),
      stale: ['contact-messages'],
    },
  );
}

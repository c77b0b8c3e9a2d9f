import { Box, Button, Typography } from '@mui/material';
import { MAX_WALLS, type Wall } from '@hatira/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { useConfirmation } from '../../ui/confirmation/confirmation-provider';
import { useChange } from '../../ui/feedback/use-change';
import { ReadSection } from '../../ui/page/read-section';
import { linkList, LinkRow } from '../page/links/link-row';

/** Pages for screens in the hall: made, copied and ended here. */
export function WallsSection({ hash }: { hash: number }) {
  const text = useText();
  const panel = usePanel();
  const read = useQuery({
    queryKey: keyOf(hash),
    queryFn: ({ signal }) => panel.fetchPanelWalls(hash, signal),
  });
  return (
    <ReadSection title={text('walls.heading')} read={read}>
      {(walls) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {text('walls.help')}
          </Typography>
          <Walls hash={hash} walls={walls} />
        </>
      )}
    </ReadSection>
  );
}

function Walls({ hash, walls }: { hash: number; walls: Wall[] }) {
  const text = useText();
  const { make, isMaking, end } = useWallChanges(hash);
  return (
    <>
      {walls.length > 0 && (
        <Box component="ul" sx={linkList} aria-label={text('walls.list')}>
          {walls.map((wall, index) => (
            <WallRow
              key={wall.id}
              wall={wall}
              number={index + 1}
              onEnd={() => end(wall.id, index + 1)}
            />
          ))}
        </Box>
      )}
      {walls.length < MAX_WALLS ? (
        <Button
          variant="outlined"
          disabled={isMaking}
          onClick={make}
          sx={{ mt: 2 }}
        >
          {text('walls.make')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {text('walls.most', { max: MAX_WALLS })}
        </Typography>
      )}
    </>
  );
}

interface WallRowProps {
  wall: Wall;
  number: number;
  onEnd: () => void;
}

function WallRow({ wall, number, onEnd }: WallRowProps) {
  const text = useText();
  const name = text('walls.wall', { number });
  const state = text(wall.isOn ? 'walls.on' : 'walls.off');
  return (
    <LinkRow name={`${name} · ${state}`} path={new URL(wall.url).pathname}>
      <Button
        size="small"
        color="error"
        aria-label={text('walls.endWall', { number })}
        onClick={onEnd}
      >
        {text('walls.end')}
      </Button>
    </LinkRow>
  );
}

function useWallChanges(hash: number) {
  const text = useText();
  const confirm = useConfirmation();
  const queryClient = useQueryClient();
  const failure = text('walls.failed');
  const onDone = () =>
    void queryClient.invalidateQueries({ queryKey: keyOf(hash) });
  const making = useChange((panel) => panel.makePanelWall(hash), {
    success: text('walls.made'),
    failure,
    onDone,
  });
  const ending = useChange(
    (panel, id: string) => panel.endPanelWall(hash, id),
    { success: text('walls.ended'), failure, onDone },
  );
  const end = (id: string, number: number) =>
    confirm({
      title: text('walls.endTitle', { number }),
      body: text('walls.endBody'),
      run: () => ending.mutateAsync(id),
    });
  return { make: () => making.mutate(), isMaking: making.isPending, end };
}

const keyOf = (hash: number) => ['weddings', 'walls', hash];

import { useState } from 'react';
import type { BoardView } from '@/games/jime/board/view';
import { useBox } from '@/games/jime/session/box';
import { useSamples } from '@/games/jime/session/sampleMaps';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Text } from '@/ui/Text';
import { useBack } from '@/shell/useBack';
import { ChooseMap } from './ChooseMap';
import { TakeFromBox } from './TakeFromBox';
import { LayTiles } from './LayTiles';

type Stage = 'choose' | 'prepare' | 'lay' | 'whole';

/** A map for an evening of free play: chosen, taken from the box, laid tile by tile, looked at. */
export const LayMap = ({ seed }: { seed: number | null }) => {
  const words = useWords();
  const { opened, failed, open } = useBox();
  const samples = useSamples();
  const back = useBack();
  const [stage, setStage] = useState<Stage>('choose');
  const [view, setView] = useState<BoardView | null>(null);
  const retry = () => void Promise.all([open(), samples.open()]);

  if (!opened || !samples.samples)
    return (
      <Page title={words.layMap.title} onBack={back}>
        {failed || samples.failed ? (
          <Notice
            kind="warning"
            text={failed ? words.box.failed : words.layMap.failed}
            action={<Button label={words.app.retry} icon="retry" onPress={retry} />}
          />
        ) : (
          <Text live>{words.box.opening}</Text>
        )}
      </Page>
    );
  if (stage === 'choose' || !view)
    return (
      <ChooseMap
        opened={opened}
        samples={samples.samples}
        seed={seed}
        onBack={back}
        onDraw={(drawn) => {
          setView(drawn);
          setStage('prepare');
        }}
      />
    );
  if (stage === 'prepare')
    return (
      <TakeFromBox
        view={view}
        onBack={() => setStage('choose')}
        onBegin={() => setStage('lay')}
        onWhole={() => setStage('whole')}
      />
    );
  return (
    <LayTiles
      view={view}
      opened={opened}
      whole={stage === 'whole'}
      onBack={() => setStage('prepare')}
      onAnother={() => setStage('choose')}
    />
  );
};

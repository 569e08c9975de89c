import { View } from 'react-native';
import { useNames } from '../../useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Choice } from '@/ui/Choice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import { HeroMedal } from '../HeroMedal';
import type { OfferedCampaign } from '@/games/jime/session/campaigns';
import { coverText } from './coverText';
import type { StepProps } from './NewGameSteps';
import { outfits } from './draft';

/** A company’s name is read on one line of a save. */
const LONGEST_NAME = 40;

/** §33.2, §new.6 The name, and everything chosen so far on one page. */
export const NameCompany = ({ draft, opened, change, offered }: StepProps & { offered: OfferedCampaign }) => {
  const { newGame: words } = useWords().campaign;
  const suggested = words.names.map((name) => ({ value: name, label: name }));
  return (
    <>
      <Text>{words.nameIntro}</Text>
      <TextField
        label={words.companyName}
        value={draft.company}
        longest={LONGEST_NAME}
        size="story"
        onChange={(company) => change({ ...draft, company })}
      />
      <Choice
        label={words.nameIntro}
        value={draft.company}
        options={suggested}
        onChoose={(company) => change({ ...draft, company })}
      />
      <Summary draft={draft} opened={opened} offered={offered} />
    </>
  );
};

type SummaryProps = Pick<StepProps, 'draft' | 'opened'> & { offered: OfferedCampaign };

const Summary = ({ draft, opened, offered }: SummaryProps) => {
  const { newGame: words } = useWords().campaign;
  const names = useNames();
  const say = coverText(offered, useLanguage());
  const collection = useCollection((state) => state.collection.products);
  const start = offered.campaign.starts?.find(({ at }) => at === draft.start?.at);
  return (
    <Panel>
      <Text size="heading" heading={2}>
        {words.summary}
      </Text>
      <Text>
        {[
          say(offered.campaign.name),
          ...(start ? [say(start.name)] : []),
          words.difficulty[draft.difficulty].name,
        ].join(' · ')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {outfits(opened.box, collection, draft).map(({ hero, items }) => {
          const name = names.card(`hero.${hero}`).name;
          return (
            <View
              key={hero}
              style={{
                flexDirection: 'row',
                gap: SPACE.s,
                flexGrow: 1,
                flexBasis: 280,
                alignItems: 'center',
              }}
            >
              <HeroMedal hero={hero} size={56} />
              <View style={{ flex: 1 }}>
                <Text font="serifBold">{name}</Text>
                <Text tone="faded">{items.map((item) => names.card(`item.${item}`).name).join(', ')}</Text>
              </View>
            </View>
          );
        })}
      </View>
    </Panel>
  );
};

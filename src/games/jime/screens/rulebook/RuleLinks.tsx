import type { ReactNode } from 'react';
import { useState } from 'react';
import type { RuleKind } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { EntrySheet, ReferencePage } from '@/shell/reference';
import { IconButton } from '@/ui/IconButton';
import { PageTool } from '@/ui/pageTool';
import { OverlayPage } from '../OverlayPage';
import { Rule } from '../prompts/Rule';
import { OpeningRules, ReadingRule, useOpenRule } from './links';
import { loadReference } from './loadReference';

/** An entry, and the prompt it was opened from. */
type Opened = { topic: string; prompt?: RuleKind | undefined };

type Props = {
  children: ReactNode;
  /** Whether a rule leads on to the whole reference; from a page of the reference there is no need. */
  searches?: boolean;
  /** Whether words are touched for their rule; not where a touch on a card already chooses it. */
  links?: boolean;
};

/** Everything below may open a rule, and its pages search them all; what opens lies over the screen, which stays as it was. */
export const RuleLinks = ({ children, searches = true, links = true }: Props) => {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [searching, setSearching] = useState(false);
  const open = (topic: string, prompt?: RuleKind) => setOpened((before) => [...before, { topic, prompt }]);
  const read = opened.at(-1);
  const { title } = useWords().reference;
  const search = () => {
    setOpened([]);
    setSearching(true);
  };
  return (
    <OpeningRules value={links ? open : null}>
      <PageTool value={searches ? <IconButton icon="search" label={title} onPress={search} /> : null}>
        {children}
      </PageTool>
      {read ? (
        <ReadingRule value={read.topic}>
          <EntrySheet
            game="jime"
            load={loadReference}
            topics={opened.map(({ topic }) => topic)}
            above={read.prompt ? <Rule kind={read.prompt} /> : null}
            onOpen={open}
            onBack={() => setOpened((before) => before.slice(0, -1))}
            onClose={() => setOpened([])}
            onSearch={searches ? search : undefined}
          />
        </ReadingRule>
      ) : null}
      {searching ? (
        <OverlayPage open onClose={() => setSearching(false)}>
          <Rules onClose={() => setSearching(false)} />
        </OverlayPage>
      ) : null}
    </OpeningRules>
  );
};

type RulesProps = {
  /** Where the page lies over another. */
  onClose?: () => void;
  /** The part of the rules, or the words, that one comes from. */
  step?: string | undefined;
  query?: string | undefined;
};

/** The whole reference, over another page or by its address. */
export const Rules = (props: RulesProps) => (
  <RuleLinks searches={false}>
    <RulesPage {...props} />
  </RuleLinks>
);

const RulesPage = (props: RulesProps) => {
  const open = useOpenRule();
  return (
    <ReferencePage
      game="jime"
      words={useWords().reference}
      load={loadReference}
      {...props}
      {...(open ? { onOpen: open } : {})}
    />
  );
};

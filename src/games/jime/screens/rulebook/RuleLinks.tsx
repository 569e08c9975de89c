import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '@/games/jime/session/useWords';
import { EntrySheet, ReferencePage } from '@/shell/reference';
import { OverlayPage } from '../OverlayPage';
import { OpeningRules, useOpenRule } from './links';
import { loadReference } from './loadReference';

type Props = {
  children: ReactNode;
  /** Whether a rule leads on to the whole reference; from a page of the reference there is no need. */
  searches?: boolean;
};

/** Everything below may open a rule; its sheet lies over the screen, which stays as it was. */
export const RuleLinks = ({ children, searches = true }: Props) => {
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [searching, setSearching] = useState(false);
  const open = (topic: string) => setTopics((before) => [...before, topic]);
  const search = () => {
    setTopics([]);
    setSearching(true);
  };
  return (
    <OpeningRules value={open}>
      {children}
      {topics.length > 0 ? (
        <EntrySheet
          game="jime"
          load={loadReference}
          topics={topics}
          onOpen={open}
          onBack={() => setTopics((before) => before.slice(0, -1))}
          onClose={() => setTopics([])}
          onSearch={searches ? search : undefined}
        />
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

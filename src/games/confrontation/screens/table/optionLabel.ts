import { nameOf } from '@/games/confrontation/content';
import type { Ask, Command, TokenId, View } from '@/games/confrontation/play';
import type { Translations } from '@/games/confrontation/words';

/** A piece by its name where it can be seen, else by its place in the row. */
const pieceName = ({ tokens }: View, id: TokenId, { names, table }: Translations): string => {
  const token = tokens[id];
  if (!token) return '';
  const region = token.at === 'reserve' || token.at === 'fallen' ? null : names.region[token.at];
  if (token.character !== null) {
    const name = names.character[nameOf(token.character)];
    return region === null ? name : table.pieceAt(name, region);
  }
  const row = tokens.filter(({ at, side }) => at === token.at && side === token.side);
  const nth = table.nth(row.findIndex((one) => one.id === id) + 1, row.length);
  return region === null ? nth : table.pieceAt(nth, region);
};

const answerLabel = (
  view: View,
  command: Extract<Command, { type: 'answer' }>,
  words: Translations,
): string => {
  const ask: Ask | undefined = view.prompt?.ask;
  const answers = ask && ask in words.answers ? words.answers[ask as keyof Translations['answers']] : null;
  if (!answers) return '';
  if (!command.yes) return answers.no;
  if (command.region !== null) return words.app.pair(answers.yes, words.names.region[command.region]);
  return command.token === null
    ? answers.yes
    : words.app.pair(answers.yes, pieceName(view, command.token, words));
};

/** What a command is called where it is one of several. */
export const optionLabel = (view: View, command: Command, words: Translations): string => {
  const { names, table } = words;
  switch (command.type) {
    case 'answer':
      return answerLabel(view, command, words);
    case 'card':
      return names.card[command.card];
    case 'target':
      return pieceName(view, command.token, words);
    case 'special': {
      const whom = command.token === null ? [] : [pieceName(view, command.token, words)];
      const where = command.region === null ? [] : [names.region[command.region]];
      return [...whom, ...where].join(' → ') || table.playSpecial(names.special[command.card]);
    }
    case 'nameNumber':
      return String(command.count);
    case 'chooseSpecials':
      return command.cards.map((card) => names.special[card]).join(' + ');
    case 'move':
      return names.region[command.to];
    default:
      return words.rules.command[command.type];
  }
};

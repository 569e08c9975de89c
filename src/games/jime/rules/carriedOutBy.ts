/** When the app reminds the table of a rule that it does not carry out itself. */
export type Reminder =
  /** The hero who stands there tests to negate. */
  | 'negating'
  /** The hero who stands there attacks. */
  | 'attacking'
  /** The enemies attacked stand there. */
  | 'attacked'
  /** The hero enters, or takes a turn there. */
  | 'turn'
  /** The enemy group moves. */
  | 'activation';

/** Who carries out a rule printed in the box: the app, by the rule file named, or the table, or each its part. */
export type CarriedOutBy = { app: string; table?: Reminder } | { app?: never; table: Reminder };

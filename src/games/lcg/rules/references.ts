/** Where a rule stands: R is the core rules by page, F the F.A.Q. 1.9 by number. */
export type Reference = `R p.${number}` | `F ${number}` | 'F Q&A' | 'F p.14' | 'F scoring' | 'F nightmare';

/** Every explanation a computation can give, and where it is written. The words are in `words/`. */
export const EXPLANATIONS = {
  'threat/start': ['R p.10'],
  'threat/carried': ['F nightmare'],
  'threat/eliminates': ['R p.22', 'F 1.57'],
  'stat/sum': ['R p.25', 'F 1.43'],
  'quest/success': ['R p.14', 'F 1.24'],
  'quest/failure': ['R p.14'],
  'quest/tie': ['R p.14'],
  'quest/nobody': ['F Q&A'],
  'progress/quest': ['R p.14', 'R p.22'],
  'progress/location': ['R p.15', 'F 1.27', 'F 1.18'],
  'progress/split': ['F 1.34'],
  'progress/ignored': ['F 1.27'],
  'progress/immune': ['F Q&A'],
  'progress/blocked': ['F Q&A'],
  'staging/count': ['R p.14', 'F Q&A'],
  'check/engages': ['R p.16'],
  'check/nobody': ['R p.16'],
  'check/tie': ['F 1.03'],
  'shadow/order': ['R p.18'],
  'attack/defended': ['R p.18'],
  'attack/undefended': ['R p.18'],
  'attack/target': ['F 1.41'],
  'attack/several': ['F 1.04'],
  'strike/damage': ['R p.20'],
  'strike/stays': ['F Q&A'],
  'pay/sphere': ['R p.12'],
  'pay/neutral': ['R p.12'],
  'pay/free': ['R p.25'],
  'score/core': ['R p.22'],
  'score/faq': ['F scoring'],
  'score/eliminated': ['R p.22'],
} as const satisfies Record<string, readonly Reference[]>;

export type Explanation = keyof typeof EXPLANATIONS;

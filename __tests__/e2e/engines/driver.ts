export type Point = { x: number; y: number };

/** What the core of the browser tests needs of a browser, whichever engine it has. */
export type Driver = {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page; what it returns is plain JSON. */
  run<Result>(body: string): Promise<Result>;
  /** A finger on the glass. */
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture of the page as base64 of a PNG. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

export const WINDOW = { width: 1180, height: 820 } as const;

/** What both protocols can do. `element`: a JavaScript expression for an element; when it is null there, nothing is done and the answer is false. */
export type Driver = Readonly<{
  goTo: (url: string) => Promise<void>;
  /** The value of a JavaScript expression, by way of JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  click: (element: string) => Promise<boolean>;
  /** By the keyboard, wherever the focus is. */
  type: (words: string) => Promise<void>;
  chooseFile: (element: string, path: string) => Promise<boolean>;
  close: () => Promise<void>;
}>;

/** `open` opens a desktop window with an empty profile, `older`: without newer features where the browser has a switch for them. `missing`: why none can be opened here. */
export type TestedBrowser = Readonly<{
  name: string;
  missing: string | null;
  open: (kind: Readonly<{ older: boolean }>) => Promise<Driver>;
}>;

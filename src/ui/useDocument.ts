/** Only a web page has a document. */
export const useDocument = (_language: string, _title: string, _ground: string): void => undefined;

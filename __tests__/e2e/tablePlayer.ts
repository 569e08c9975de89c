import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';

/** The words as they stand in a regular expression; roles are named with plain spaces, French words have others too. */
export const literal = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

/** A table with cards on it and the app beside them, by role and label alone. */
export class TablePlayer<Words> {
  /** What a tour does before a button is pressed: it looks at the screen. */
  beforePress: ((name: string) => Promise<void>) | null = null;

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly words: Words,
  ) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
  }

  async press(name: string | RegExp): Promise<void> {
    const button = this.button(name).first();
    if (this.beforePress) {
      await button.waitFor();
      await this.beforePress(typeof name === 'string' ? name : name.source);
    }
    await button.click();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true }).fill(text);
  }

  async sees(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  }
}

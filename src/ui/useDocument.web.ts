import { useEffect } from 'react';

/** Tells the browser the language (voices, hyphens), the page's name and the colour of what lies behind it. */
export const useDocument = (language: string, title: string, ground: string): void => {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.body.style.backgroundColor = ground;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [language, title, ground]);
};

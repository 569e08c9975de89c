/** Prints a page of its own from a frame that is not seen, so that the app on the screen stays as it is. */
export const printPage = (name: string, html: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.style.position = 'fixed';
    frame.style.width = frame.style.height = '0';
    frame.style.border = '0';
    frame.setAttribute('aria-hidden', 'true');
    frame.title = name;
    frame.srcdoc = html;
    frame.onload = () => {
      const printed = frame.contentWindow;
      if (printed) {
        printed.onafterprint = () => frame.remove();
        printed.focus();
        printed.print();
      }
      resolve();
    };
    document.body.append(frame);
  });

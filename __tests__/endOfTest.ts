const checks: (() => void)[] = [];

/** What is to hold once the test that runs now is over, while its screen still stands. */
export const atItsEnd = (check: () => void): void => void checks.push(check);

// Defined before any test asks for the testing library, and so before its own hook takes the screen down.
afterEach(() => checks.splice(0).forEach((check) => check()));

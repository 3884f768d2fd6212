import type { Locator } from '@playwright/test'

/** By the keystroke-level model: thinking and pointing for each decision, a keystroke of an average typist. In seconds. */
const EACH_DECISION = 1.35 + 1.1
const EACH_STROKE = 0.28
/** Finding a file in the file chooser of the phone or computer, and checking a filled page before saving it. */
const CHOOSING_A_FILE = 12
const LOOKING_THROUGH = 30

/**
 * Counts the decisions of a journey: a press on a choice, a typed field or a chosen file. Waiting, reading and scrolling
 * are none, but reading takes time.
 */
export class Decisions {
  count = 0
  seconds = 0

  private async decide(work: Promise<unknown>, seconds: number): Promise<void> {
    this.count += 1
    this.seconds += EACH_DECISION + seconds
    await work
  }

  async press(target: Locator): Promise<void> {
    await this.decide(target.click(), 0)
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.decide(field.fill(text), text.length * EACH_STROKE)
  }

  async choose(input: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.decide(input.setInputFiles(file), CHOOSING_A_FILE)
  }

  /** No decision: the person reads a page of text. */
  lookThrough(): void {
    this.seconds += LOOKING_THROUGH
  }
}

import { APIError } from 'payload'
import { type InEach, inEach } from './say.ts'

/** An error whose sentence Payload's panel shows to the person who asked. */
export class Refusal extends APIError {
  /** The sentence in each language; the message is the English one. */
  said: InEach

  /** @param sentence a text alone is for programs, or is in the reader's language already */
  constructor(sentence: InEach | string, status = 400) {
    const said = typeof sentence === 'string' ? inEach(() => sentence) : sentence
    super(said.en, status, null, true)
    this.said = said
    // The panel's bundle shortens the names of classes.
    this.name = 'Refusal'
  }
}

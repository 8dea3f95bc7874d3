import { APIError } from 'payload'

/** An error whose sentence Payload's panel shows to the person who asked. */
export class Refusal extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true)
    // The panel's bundle shortens the names of classes.
    this.name = 'Refusal'
  }
}

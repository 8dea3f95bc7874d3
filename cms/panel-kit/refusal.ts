import { APIError } from 'payload'

/** A sentence for whoever asked, as Payload's panel shows it. */
export class Refusal extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true)
    // As the panel's bundle shortens the names of classes.
    this.name = 'Refusal'
  }
}

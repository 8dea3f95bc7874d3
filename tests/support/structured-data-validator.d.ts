/** Only what the tests use: the package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** 'schemaOrg' for a violation of the vocabulary; otherwise it is about rich results. */
    errorType?: string
  }
  export default class Validator {
    constructor(schemaOrg: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}

/** As far as the tests use it: the package brings no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** 'schemaOrg' where the vocabulary is not kept to; else it is about rich results. */
    errorType?: string
  }
  export default class Validator {
    constructor(schemaOrg: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}

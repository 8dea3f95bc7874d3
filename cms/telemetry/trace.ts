type Attributes = Record<string, string | number>

/** Records how long a part of a request takes. Its attributes must not tell what somebody looks for. */
export type Recorder = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
) => Promise<Result>

let recorder: Recorder | undefined

/** Begins to record, or ends it. */
export const recordWith = (chosen: Recorder | undefined): void => {
  recorder = chosen
}

/** Does the work. If tracing is on, it becomes a span of the request that it belongs to. */
export const traced: Recorder = (name, attributes, work) =>
  recorder ? recorder(name, attributes, work) : work()

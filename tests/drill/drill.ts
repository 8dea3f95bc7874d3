/** What a drill has seen. */
export interface Seen {
  /** Whether the promise was kept. */
  kept: boolean
  /** In figures, for the table. */
  figures: string
}

/** Something that goes wrong on purpose, and what the product promises for it. */
export interface Drill {
  name: string
  /** What is done, in a few words. */
  does: string
  /** What the product promises. */
  promises: string
  /** @param times how often it is done */
  run: (times: number) => Promise<Seen>
  /** How often it is done if nobody says otherwise. */
  times: number
}

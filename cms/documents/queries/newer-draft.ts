/**
 * SQL for whether there is a draft of the clinic `c` that is newer than the document itself,
 * published or not. Payload would write an update on top of that draft, and so publish it.
 */
export const HAS_NEWER_DRAFT = `exists (select 1 from _clinics_v v where v.parent_id = c.id
  and v.latest and v.version__status = 'draft' and v.version_updated_at > c.updated_at)`

/** A way to another clinic that something is about, in a tab of its own. */
export const ClinicLink = ({ id }: { id: number | null }) =>
  id === null ? null : (
    <a href={`/admin/collections/clinics/${id}`} target="_blank" rel="noreferrer">
      Look at it
    </a>
  )

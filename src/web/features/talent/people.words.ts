/** '1 persona', '3 personas'. */
export const inPeople = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)

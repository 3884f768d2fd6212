/** What a CV may be, with the documented words, for a `FileDrop`. */
export const limits = { maxMegabytes: 5, tooLarge: 'El archivo no debe superar los 5MB' }
export const onlyPdf = { extensions: ['.pdf'], wrongType: 'Solo se permiten archivos PDF' }
export const pdfOrDocx = { extensions: ['.pdf', '.docx'], wrongType: 'Solo se permiten archivos PDF o DOCX' }

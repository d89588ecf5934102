export const person = { name: 'Nina New', email: 'nina@new.example', phone: '' };

export const user = { ...person, roles: ['Surveyor'], enableAutoEmails: true };

export const surveyor = { name: 'Sam', phone: '', roles: ['Surveyor'], enableAutoEmails: false };

export const contactFields = { name: 'Kim', email: '', phone: '1' };

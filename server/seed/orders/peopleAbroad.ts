import { createPerson } from './person.ts';

export const peopleAbroad = {
  zoe: createPerson('6612f0a1b7c94d0012e7f201', 'Zoë Lindqvist', '+46 70 174 06 35', {
    address: 'Linnégatan 48, lgh 1302',
    locality: 'Linnéstaden',
    city: 'Göteborg',
    state: 'Västra Götaland',
    pinCode: '413 08',
  }),
  lukasz: createPerson('6612f0a1b7c94d0012e7f202', 'Łukasz Wiśniewski', '+48 601 730 442', {
    address: 'ul. Józefa 17/4',
    locality: 'Kazimierz',
    city: 'Kraków',
    state: 'Małopolskie',
    pinCode: '31-056',
  }),
  siobhan: createPerson('6612f0a1b7c94d0012e7f203', 'Siobhán Ní Chonaill', '+353 87 221 9094', {
    address: '12 Sunday’s Well Road',
    city: 'Cork',
    state: 'Munster',
    pinCode: 'T23 XD45',
  }),
  takumi: createPerson('6612f0a1b7c94d0012e7f204', 'Takumi Fujiwara', '+81 90 6612 4478', {
    address: '2-11-8 Kitano-chō, Chūō-ku',
    city: 'Kōbe',
    state: 'Hyōgo',
    pinCode: '650-0002',
  }),
  amelia: createPerson('6612f0a1b7c94d0012e7f205', 'Amelia Okonkwo', '+44 7700 900418', {
    address: 'Flat 3, 88 Railton Road',
    locality: 'Brixton',
    city: 'London',
    state: 'England',
    pinCode: 'SE24 0LD',
  }),
  mateo: createPerson('6612f0a1b7c94d0012e7f206', 'Mateo Hernández Ruiz', '+52 55 1820 6634', {
    address: 'Av. Ámsterdam 214, int. 7',
    locality: 'Hipódromo Condesa',
    landmark: 'a un lado del parque',
    city: 'Ciudad de México',
    state: 'CDMX',
    pinCode: '06100',
  }),
  grace: createPerson('6612f0a1b7c94d0012e7f207', 'Grace Tan', '+61 412 550 981', {
    addressType: 'Work',
    address: 'Level 6, 300 Flinders Street',
    city: 'Melbourne',
    state: 'Victoria',
    pinCode: '3000',
  }),
};
